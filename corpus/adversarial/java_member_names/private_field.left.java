// claim:  Tally.add
// truth:  equivalent
// why:    a private field has another name
class Tally {
    private int sum;

    int add(int x) {
        sum += x;
        return sum;
    }
}
