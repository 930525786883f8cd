unsigned digest(unsigned x) {
    unsigned h = x;
    for (int i = 0; i < 1000; i++) h = h * 5u + 1u;
    if (x == 0xdeadbeefu) return h;
    return h ^ x;
}
