// claim: is_aligned
// truth: different
// why: what RIGHT does with its pointers says nothing of those that LEFT is given
int is_aligned(void *from, void *to) {
    return (unsigned long)from % 4 == 0;
}
