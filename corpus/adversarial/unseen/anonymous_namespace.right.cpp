namespace {
int halved(int x) {
    return x >> 1;
}
}

int half_of(unsigned short x) {
    return halved(x);
}
