typedef int __attribute__((may_alias)) any_int;

float clear_float(float *f, any_int *i) {
    *f = 1.0f;
    *i = 0;
    return 1.0f;
}
