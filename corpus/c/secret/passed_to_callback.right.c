unsigned use(unsigned key, unsigned x, void (*tell)(unsigned)) {
    tell(key & 4);
    return x;
}
