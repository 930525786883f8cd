// claim: use --secret key
// truth: different
// today: unknown
// why:   the secret is handed to whatever the caller gave
unsigned use(unsigned key, unsigned x, void (*tell)(unsigned)) {
    tell(key & 4);
    return x;
}
