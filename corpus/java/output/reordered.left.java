// claim:  Report.print
// truth:  different
// why:    the two lines are printed in the other order
class Report {
    static void print(int sum, int count) {
        System.out.println(sum);
        System.out.println(count);
    }
}
