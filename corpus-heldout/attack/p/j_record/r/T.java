public record T(int a, int b) { public int a() { return b; } }
