// claim:  value
// truth:  different
// why:    the right side reads an object that it has deleted
struct Box {
    int value;
    int other;
};

int value(int x) {
    Box *b = new Box{x, 1};
    int r = b->value + b->other;
    delete b;
    return (int)((unsigned)r);
}
