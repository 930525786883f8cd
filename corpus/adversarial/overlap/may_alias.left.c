// claim:  clear_float
// truth:  different
// why:    the type says that it may be used for anything
typedef int __attribute__((may_alias)) any_int;

float clear_float(float *f, any_int *i) {
    *f = 1.0f;
    *i = 0;
    return *f;
}
