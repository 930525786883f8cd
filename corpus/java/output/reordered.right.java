class Report {
    static void print(int sum, int count) {
        System.out.println(count);
        System.out.println(sum);
    }
}
