class Grades {
    static char letter(int points) {
        int[] limits = {90, 75, 60, 40};
        char[] letters = {'A', 'B', 'C', 'D'};
        for (int i = 0; i < limits.length; i++) {
            if (points >= limits[i]) {
                return letters[i];
            }
        }
        return 'F';
    }
}
