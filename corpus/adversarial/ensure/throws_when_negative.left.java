// claim:  Price.fee
// assume: left.x == right.x
// ensure: left.ret <= right.ret
// truth:  different
// why:    the right side throws for negative amounts where the left side returns
public class Price {
    static int fee(int x) {
        return x / 100;
    }
}
