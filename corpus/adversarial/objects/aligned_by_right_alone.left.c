// claim: offset
// truth: different
// why: only RIGHT says that there are numbers behind its pointers, and its distance of other pointers is undefined
long offset(char *from, char *to) {
    return (to - from) / 4;
}
