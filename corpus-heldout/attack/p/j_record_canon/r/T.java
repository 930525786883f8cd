public record T(int a, int b) { public T { if (a < 0) a = 0; } }
