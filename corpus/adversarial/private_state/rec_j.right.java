public record P(int x, int y) { public int norm() { return Math.abs(x) + y; } }
