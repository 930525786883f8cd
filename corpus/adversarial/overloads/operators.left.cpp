// claim:  pay
// truth:  different
// why:    the operator is overloaded for signed and unsigned numbers

struct Money { long cents; };

long operator+(const Money &m, int n);
long operator+(const Money &m, unsigned n);

long pay(const Money &m, int n) {
    return m + n;
}
