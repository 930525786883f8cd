// claim:  Polynomials.value
// truth:  equivalent
// today:  unknown
// why:    powers upwards against Horner downwards
class Polynomials {
    static long value(int[] coefficients, long x) {
        long value = 0;
        long power = 1;
        for (int i = 0; i < coefficients.length; i++) {
            value += coefficients[i] * power;
            power *= x;
        }
        return value;
    }
}
