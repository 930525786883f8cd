public record T(int b, int a) { }
