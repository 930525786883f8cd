public record T(int a, int b) { }
