// claim:  make
// truth:  unknown
// why:    `auto` is another class, with other members
struct Metres {
    int length;
    int shown() const { return length; }
};
struct Feet {
    int length;
    int shown() const { return length * 3; }
};
auto make(int length) {
    return Metres{length};
}
