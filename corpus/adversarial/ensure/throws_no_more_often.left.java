// claim:  Account.take
// assume: left.x == right.x
// ensure: left.ret <= right.ret
// truth:  equivalent
// why:    the right side throws only where the left side does
public class Account {
    static int take(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x / 2;
    }
}
