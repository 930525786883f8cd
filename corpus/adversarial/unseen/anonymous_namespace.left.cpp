// claim:  *
// truth:  equivalent
// why:    the function of the anonymous namespace differs on negative numbers, which its only caller never gives it
namespace {
int halved(int x) {
    return x / 2;
}
}

int half_of(unsigned short x) {
    return halved(x);
}
