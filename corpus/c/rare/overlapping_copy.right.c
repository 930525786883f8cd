void move(unsigned char *to, const unsigned char *from, int count) {
    for (int i = 0; i < count; i++) to[i] = from[i];
}
