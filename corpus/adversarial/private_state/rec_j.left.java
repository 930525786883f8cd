// claim:  P.norm
// truth:  different
// why:    a caller sees it with a negative y

public record P(int x, int y) { public int norm() { return Math.abs(x) + Math.abs(y); } }
