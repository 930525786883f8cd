import java.util.stream.*;
public class T { static int n; static int f(int[] a) { n = 0; int r = IntStream.of(a).map(x -> { n++; return x; }).filter(x -> x > 0).findFirst().orElse(0); return r; } }
