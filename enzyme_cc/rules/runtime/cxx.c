/* Functions of libstdc++ that its containers call and that are in no header, written once more.
 *
 * Names are as C++ mangles them, and nodes as every release of libstdc++ has had them: a program
 * goes on calling its own functions on the same nodes.
 */
#include <stddef.h>

/* -- trees: std::map, std::set ----------------------------------------------------------------- */

enum colour { RED, BLACK };

/* The header of a tree is red; above it is the root, its sides are the first and the last node. */
struct node {
    enum colour colour;
    struct node *above, *left, *right;
};

static int is_black(const struct node *node) { return !node || node->colour == BLACK; }

static struct node *leftmost(struct node *node) {
    while (node->left) node = node->left;
    return node;
}

static struct node *rightmost(struct node *node) {
    while (node->right) node = node->right;
    return node;
}

/* Where the root is the last node, the climb goes on to the header, of which the root is above. */
static struct node *next(struct node *node) {
    if (node->right) return leftmost(node->right);
    struct node *above = node->above;
    while (node == above->right) node = above, above = above->above;
    return node->right == above ? node : above;
}

static struct node *previous(struct node *node) {
    if (node->colour == RED && node->above->above == node) return node->right;
    if (node->left) return rightmost(node->left);
    struct node *above = node->above;
    while (node == above->left) node = above, above = above->above;
    return above;
}

struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *node) {
    return next(node);
}

struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct node *node) {
    return next(node);
}

struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *node) {
    return previous(node);
}

struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct node *node) {
    return previous(node);
}

/* What is above one node has another below it from now on, which may be none.
 *
 * Here and below, what may change is written in any case: where compilers choose between two
 * addresses in a node, all of it looks like an array.
 */
static void replace(struct node *one, struct node *other, struct node *header) {
    struct node *above = one->above, *top = above->above, *left = above->left;
    struct node *right = above->right;
    int is_root = above == header, is_left = !is_root && left == one;
    above->above = is_root ? other : top;
    above->left = is_left ? other : left;
    above->right = is_root || is_left ? right : other;
    if (other) other->above = above;
}

static void turn_left(struct node *node, struct node *header) {
    struct node *up = node->right;
    node->right = up->left;
    if (up->left) up->left->above = node;
    replace(node, up, header);
    up->left = node;
    node->above = up;
}

static void turn_right(struct node *node, struct node *header) {
    struct node *up = node->left;
    node->left = up->right;
    if (up->right) up->right->above = node;
    replace(node, up, header);
    up->right = node;
    node->above = up;
}

static void hang(_Bool is_left, struct node *node, struct node *above, struct node *header) {
    struct node *first = header->left, *last = header->right;
    int is_only = above == header;
    node->colour = RED;
    node->above = above;
    node->left = node->right = NULL;
    above->left = is_left ? node : above->left;
    above->right = is_left ? above->right : node;
    header->above = is_only ? node : header->above;
    header->left = is_only || (is_left && above == first) ? node : first;
    header->right = is_only || (!is_left && above == last) ? node : last;
}

static struct node *other_side(const struct node *above, const struct node *node) {
    struct node *left = above->left, *right = above->right;
    return node == left ? right : left;
}

/* A red node under a red one: the colours go up, or two turns at most end it. */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(
    _Bool is_left, struct node *node, struct node *above, struct node *header) {
    hang(is_left, node, above, header);
    while (node != header->above && !is_black(node->above)) {
        struct node *parent = node->above, *top = parent->above;
        struct node *beside = other_side(top, parent);
        int goes_left = parent == top->left;
        top->colour = RED;
        if (!is_black(beside)) {
            parent->colour = beside->colour = BLACK;
            node = top;
            continue;
        }
        if (goes_left) {
            if (node == parent->right) turn_left(parent, header);
            top->left->colour = BLACK;
            turn_right(top, header);
        } else {
            if (node == parent->left) turn_right(parent, header);
            top->right->colour = BLACK;
            turn_left(top, header);
        }
        break;
    }
    header->above->colour = BLACK;
}

/* Below `above` a black node is missing, on the side of `gap`. */
static void fill(struct node *gap, struct node *above, struct node *header) {
    while (gap != header->above && is_black(gap)) {
        struct node *beside = other_side(above, gap);
        int is_left = gap == above->left;
        if (beside->colour == RED) {
            beside->colour = BLACK;
            above->colour = RED;
            if (is_left) turn_left(above, header);
            else turn_right(above, header);
            beside = other_side(above, gap);
        }
        if (is_black(beside->left) && is_black(beside->right)) {
            beside->colour = RED;
            gap = above;
            above = gap->above;
            continue;
        }
        if (is_left) {
            if (is_black(beside->right)) turn_right(beside, header);
            above->right->colour = above->colour;
            above->right->right->colour = BLACK;
            turn_left(above, header);
        } else {
            if (is_black(beside->left)) turn_left(beside, header);
            above->left->colour = above->colour;
            above->left->left->colour = BLACK;
            turn_right(above, header);
        }
        above->colour = BLACK;
        return;
    }
    if (gap) gap->colour = BLACK;
}

/* The node goes out of the tree, and no other node moves: the one behind it takes its place. */
struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *node,
                                                                          struct node *header) {
    enum colour lost = node->colour;
    struct node *above = node->above, *left = node->left, *right = node->right;
    struct node *gap = left ? left : right;
    if (header->left == node) header->left = gap ? leftmost(gap) : above;
    if (header->right == node) header->right = gap ? rightmost(gap) : above;
    if (left && right) {
        struct node *heir = leftmost(right);
        lost = heir->colour;
        gap = heir->right;
        above = heir->above == node ? heir : heir->above;
        if (above != heir) {
            replace(heir, gap, header);
            heir->right = right;
            right->above = heir;
        }
        heir->left = left;
        left->above = heir;
        replace(node, heir, header);
        heir->colour = node->colour;
    } else {
        replace(node, gap, header);
    }
    if (lost == BLACK) fill(gap, above, header);
    return node;
}

/* -- rings: std::list -------------------------------------------------------------------------- */

struct link {
    struct link *next, *previous;
};

static void join(struct link *one, struct link *other) {
    one->next = other;
    other->previous = one;
}

void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct link *link, struct link *behind) {
    join(behind->previous, link);
    join(link, behind);
}

void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct link *link) {
    join(link->previous, link->next);
}

/* What is from `first` on, without `last`, goes before `link`. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct link *link, struct link *first,
                                                          struct link *last) {
    if (link == last) return;
    struct link *end = last->previous, *before = link->previous;
    join(first->previous, last);
    join(before, first);
    join(end, link);
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct link *link) {
    struct link *each = link;
    do {
        struct link *next = each->next;
        each->next = each->previous;
        each->previous = next;
        each = next;
    } while (each != link);
}

/* A ring with nothing in it is joined with itself. */
void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct link *one, struct link *other) {
    struct link first = *one, second = *other;
    int is_one_empty = first.next == one, is_other_empty = second.next == other;
    if (is_other_empty) join(one, one);
    else join(one, second.next), join(second.previous, one);
    if (is_one_empty) join(other, other);
    else join(other, first.next), join(first.previous, other);
}

/* -- std::thread ------------------------------------------------------------------------------- */

int pthread_create(unsigned long *handle, const void *attributes, void *(*run)(void *), void *given);
int pthread_join(unsigned long handle, void **result);

/* What a thread runs: an object whose table has two destructors, then the function. */
struct state {
    void (**table)(struct state *self);
};

enum { DELETE = 1, RUN = 2 };

static void *run_state(void *given) {
    struct state *state = given;
    state->table[RUN](state);
    state->table[DELETE](state);
    return 0;
}

void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(
    unsigned long *handle, struct state **owned, void *unused) {
    struct state *state = *owned;
    (void)unused;
    *owned = 0;
    if (pthread_create(handle, 0, run_state, state)) __builtin_trap();
}

void _ZNSt6thread4joinEv(unsigned long *handle) {
    if (!*handle || pthread_join(*handle, 0)) __builtin_trap();
    *handle = 0;
}

void _ZNSt6thread6_StateD2Ev(void *self) {
    (void)self;
}

/* -- std::condition_variable ------------------------------------------------------------------- */

int pthread_cond_broadcast(void *sign);
int pthread_cond_signal(void *sign);
int pthread_cond_wait(void *sign, void *mutex);

struct unique_lock {
    void *mutex;
    unsigned char owns;
};

void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(void *sign, struct unique_lock *lock) {
    if (pthread_cond_wait(sign, lock->mutex)) __builtin_trap();
}

void _ZNSt18condition_variable10notify_oneEv(void *sign) {
    pthread_cond_signal(sign);
}

void _ZNSt18condition_variable10notify_allEv(void *sign) {
    pthread_cond_broadcast(sign);
}
