// claim:  entered
// truth:  different
// why:    the destructor runs after the value to be returned is read on the left, and before on the right
struct Guard {
    int &depth;
    explicit Guard(int &depth) : depth(depth) { ++depth; }
    ~Guard() { --depth; }
};
extern "C" int entered(int &depth) {
    Guard guard(depth);
    return depth;
}
