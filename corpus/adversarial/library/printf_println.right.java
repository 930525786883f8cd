class P { static void f(int x) { System.out.println(x); } }
