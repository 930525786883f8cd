class Arithmetic {
    static int half(int x) { return x / 2; }
}

public class NewVersion {
    public static int price(int amount) { return amount * 3 - Arithmetic.half(amount); }
}
