// claim:  note
// truth:  equivalent
// why:    a private variable has another name

static int count;

int note(int n) {
    count += n;
    return count;
}
