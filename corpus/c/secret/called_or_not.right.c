void audit(void);
unsigned use(unsigned key, unsigned x) {
    if (key == 123456789u)
        audit();
    return x;
}
