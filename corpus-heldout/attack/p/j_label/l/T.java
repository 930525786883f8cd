public class T { static int f(int[][] a) { int s = 0; outer: for (int[] r : a) for (int x : r) { if (x < 0) continue outer; s += x; } return s; } }
