// claim:  square
// truth:  equivalent
// why:    a number on the heap for as long as it is needed
int square(int x) {
    int *p = new int(x);
    unsigned r = (unsigned)*p * (unsigned)*p;
    delete p;
    return (int)r;
}
