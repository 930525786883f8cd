public class T { public static final int[] L = {1, 2}; }
