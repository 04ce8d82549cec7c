__constant__ double strength[4];
