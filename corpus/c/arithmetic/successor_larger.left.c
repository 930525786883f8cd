// claim: grows --overflow undefined
// truth: equivalent
// why:   the successor is larger where it exists; that it may not exist is undefined on the left
int grows(int x) {
    return x + 1 > x;
}
