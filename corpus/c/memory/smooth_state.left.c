// claim: smooth
// truth: equivalent
// why:   state in two global variables, updated in another order
static int last;
static int count;

int smooth(int sample) {
    if (count == 0)
        last = sample;
    else
        last = (3 * last + sample) / 4;
    count++;
    return last;
}
