// claim: choose --secret key --constant-time --secret-result
// truth: different
// why:   a choice by a branch
unsigned choose(unsigned key, unsigned a, unsigned b) {
    if (key & 1)
        return a;
    return b;
}
