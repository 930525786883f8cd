struct Guard {
    int &depth;
    explicit Guard(int &depth) : depth(depth) { ++depth; }
    ~Guard() { --depth; }
};
extern "C" int entered(int &depth) {
    {
        Guard guard(depth);
    }
    return depth;
}
