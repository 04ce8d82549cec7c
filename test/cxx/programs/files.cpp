// Names, sizes and listings of files, beside numbers and in between.
#include "../tried.hpp"
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
namespace fs = std::filesystem;

struct Run {
  double rate;
  fs::path folder;
  double last = 0;
  explicit Run(double by) : rate(by), folder(fs::temp_directory_path()) {
    folder /= "enzyme-cc-files-" + std::to_string(getpid());
  }
  double step(double v) {
    fs::path file = folder / ("step" + std::to_string(int(last)) + ".txt");
    if (fs::exists(file)) last += 1;
    if (file.extension() == ".txt" && file.filename().string().size() > 4) last += rate * v;
    std::error_code code;
    fs::create_directories(folder, code);
    {
      std::ofstream out(file);
      out << "abc";
    }
    double size = fs::file_size(file);
    int found = 0;
    for (auto &entry : fs::directory_iterator(folder)) found += entry.is_regular_file();
    fs::remove(file);
    fs::remove_all(folder);
    return last * size * found;
  }
};

static double of(const double *x) {
  Run run(x[0]);
  double sum = run.step(x[1]) + run.step(x[2]);
  return sum * run.last;
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
