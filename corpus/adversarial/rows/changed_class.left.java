// claim:  *
// truth:  different
// why:    the class with the change has another name on each side; the helper beside it is the same
class Arithmetic {
    static int half(int x) { return x / 2; }
}

public class OldVersion {
    public static int price(int amount) { return amount * 3 + Arithmetic.half(amount); }
}
