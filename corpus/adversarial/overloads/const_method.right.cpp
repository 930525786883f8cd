struct Counter {
    int n;
    int get();
    int get() const;
};

int read(Counter &c) {
    return static_cast<const Counter &>(c).get();
}
