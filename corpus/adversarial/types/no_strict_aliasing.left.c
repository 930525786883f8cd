// claim:  f --cflag=-fno-strict-aliasing
// truth:  different
// why:    the flag says that memory may be accessed with any type, so p and q may be one place: then LEFT returns 0 and RIGHT 1
float f(float *p, unsigned *q) {
    *p = 1.0f;
    *q = 0;
    return *p;
}
