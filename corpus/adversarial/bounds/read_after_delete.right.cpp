struct Box {
    int value;
    int other;
};

int value(int x) {
    Box *b = new Box{x, 1};
    delete b;
    int r = b->value + b->other;
    return (int)((unsigned)r);
}
