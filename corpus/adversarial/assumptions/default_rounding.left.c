// claim: third
// truth: equivalent
// rests: default-rounding
// why:   1.0 / 3.0 is computed by the compiler on the right, and by a machine that may round upwards on the left
double third(int number)
{
    double three = number == 0 ? 3.0 : 3.0 + number;
    return number == 0 ? 1.0 / three : 0.0;
}
