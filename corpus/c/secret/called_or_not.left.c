// claim: use --secret key
// truth: different
// why:   whether code that is not given is called depends on the secret
void audit(void);
unsigned use(unsigned key, unsigned x) {
    if (key == 123456789u)
        audit();
    return x;
}
