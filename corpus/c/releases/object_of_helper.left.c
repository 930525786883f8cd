// claim:  area
// truth:  equivalent
// today:  unknown
// why:    a part of the function is one of its own now, and takes a local object with it; code that is not given gets the addresses of both, and
//         `rest` is written before a call that cannot see it on one side, and after it on the other
int measure(int *, int);
int read_more(int *, long *);

int area(int count) {
    int side = count;
    long rest = 0;
    int result = measure(&side, count);
    if (result < 0)
        return result;
    if (read_more(&side, &rest))
        return -1;
    return side + (int)rest;
}
