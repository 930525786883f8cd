import java.util.stream.*;
public class T { static int n; static int f(int[] a) { n = 0; int r = 0; boolean found = false; for (int x : a) { n++; if (!found && x > 0) { r = x; found = true; } } return r; } }
