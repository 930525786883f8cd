// claim:  next_random
// truth:  different
// why:    the generator starts at another number
static unsigned long state = 12345;

unsigned next_random(void) {
    state = state * 6364136223846793005ul + 1442695040888963407ul;
    return (unsigned)(state >> 33);
}
